# The web table: docker build -t lutece . && docker run -p 8100:8100 -v lutece:/data lutece
FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/play.txt requirements/play.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY . .
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
 && /venv/bin/pip install --no-cache-dir "psycopg[binary]>=3.2"

FROM python:3.13-slim
RUN useradd --create-home lutece && mkdir /data && chown lutece /data
COPY --from=build /venv /venv
USER lutece
# Compiled rules lie beside the games: the first start compiles them, later ones find them.
ENV PATH=/venv/bin:$PATH LUTECE_CACHE=/data/cache PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8100
ENV LUTECE_DATABASE=sqlite:////data/lutece.db
HEALTHCHECK --start-period=10m CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8100/')"]
CMD ["sh", "-c", "exec lutece serve --host 0.0.0.0 --port 8100 --database \"$LUTECE_DATABASE\""]
