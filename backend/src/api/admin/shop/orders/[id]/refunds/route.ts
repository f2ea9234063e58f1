/** The shop's own route, for Medusa Admin; {id} is the shop's order number. */
import * as contract from "@confiserie/domain/contract/order-refunds";
import { routeOf } from "../../../../../../http/operations/serve";
import orderRefunds from "../../../../../order-refunds";

export const POST = routeOf(orderRefunds, contract.refundOrder);
