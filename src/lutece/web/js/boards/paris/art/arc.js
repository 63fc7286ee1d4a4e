/** The Arc de Triomphe, its ground at y = 38. */

export const ARC = `
  <path class="pa-stone" d="M-42 38V-30H42V38Z"/>
  <path class="pa-stone-2" d="M-46 -30V-36H46V-30Z"/>
  <path class="pa-stone" d="M-43 -36V-48H43V-36Z"/>
  <path class="pa-stone-2" d="M-45 -48V-52H45V-48Z"/>
  <path fill="none" stroke-width="1" d="M-36 -45V-39M-28 -45V-39M-20 -45V-39M-12 -45V-39M-4 -45V-39M4 -45V-39M12 -45V-39M20 -45V-39M28 -45V-39M36 -45V-39"/>
  <path fill="none" stroke-width="1.1" d="M-42 -26H42M-42 -19H42"/>
  <path fill="none" stroke-width="1" d="M-38 -22.5H-30M-26 -22.5H-20M20 -22.5H26M30 -22.5H38"/>
  <path class="pa-vault" d="M-16 38V-1A16 16 0 0 1 16 -1V38H10V3A10 12 0 0 0 -10 3V38Z"/>
  <path class="pa-sky" d="M-10 38V3A10 12 0 0 1 10 3V38Z"/>
  <path fill="none" d="M-16 38V-1A16 16 0 0 1 16 -1V38"/>
  <path class="pa-stone-2" d="M-2.6 -21.6H2.6L1.8 -15H-1.8Z" stroke-width="1"/>
  <path class="pa-stone-2" d="M-46 38V31H-15V38ZM15 38V31H46V38Z"/>
  <path class="pa-relief" d="M-37 28V12Q-29 3 -21 12V28ZM21 28V12Q29 3 37 12V28Z"/>
  <path class="pa-figure" d="M-33 28Q-34 19 -30 17Q-31 13 -28.6 12.6Q-26 13 -27 17Q-24 18 -25 28M25 28Q24 18 27 17Q26 13 28.6 12.6Q31 13 30 17Q34 19 33 28"/>
  <path class="pa-relief" d="M-37 4V-12H-21V4ZM21 4V-12H37V4Z" stroke-width="1"/>
  <path class="pa-figure" d="M-34.4 1Q-33 -9 -30 -3Q-28 -10 -26 -3Q-24 -8 -23.4 1M23.4 1Q24 -8 26 -3Q28 -10 30 -3Q33 -9 34.4 1"/>
  <path class="pa-figure" d="M0 36C-2.4 33 1 31.4 -.6 28.4C3 30 3.4 33.6 0 36Z"/>`;
