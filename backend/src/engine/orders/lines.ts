/** A query of the lines, in whichever version, of the engine's order whose id the query `orderId` answers. */
export const linesOfOrder = (orderId: string) => `select item_id from order_item where order_id in (${orderId})`;
