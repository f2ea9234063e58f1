/** The shop's own route, for Medusa Admin: same form, same rules, same log. */
import * as contract from "@confiserie/domain/contract/products";
import { routeOf } from "../../../../../http/operations/serve";
import products from "../../../../products";

export const GET = routeOf(products, contract.readAdminProduct);
export const PUT = routeOf(products, contract.updateProduct);
