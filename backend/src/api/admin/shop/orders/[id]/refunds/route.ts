/** The shop's own route, for Medusa Admin; {id} is the shop's order number. */
export { POST } from "../../../../../api/admin/orders/[id]/refunds/route";
