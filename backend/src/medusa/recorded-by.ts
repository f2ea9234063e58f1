/** Marks records in Medusa of what the order service has done already; they trigger nothing. */
export const RECORDED_BY = "order-book";
