/** Where the browser cannot draw a plot, the table beneath it has the figures. */
export const canDraw = () => typeof Path2D !== 'undefined';
