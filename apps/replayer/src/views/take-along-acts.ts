/** What the buttons of "Take along" do: more than a page wants to carry until one is pressed. */
export { savePage, saveText } from '../take-along.js';
export { printStep } from './print-step.js';
