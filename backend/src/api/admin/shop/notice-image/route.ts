/** The shop's own route, for Medusa Admin: the settings store the address. */
export { POST } from "../../../api/admin/products/upload-image/route";
