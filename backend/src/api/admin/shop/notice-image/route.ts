/** The shop's own route, for Medusa Admin: the settings store the address. */
import * as contract from "@confiserie/domain/contract/products";
import { routeOf } from "../../../../http/operations/serve";
import products from "../../../products";

export const POST = routeOf(products, contract.uploadImage);
