/** The shop's own route, for Medusa Admin: same form, same rules, same log. */
export { GET, PUT } from "../../../../api/admin/products/[id]/route";
