/** Pixels; kept free until the chart is loaded. */
export const PLOT_HEIGHT = 256;
