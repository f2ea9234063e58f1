/** The shop's own route, for Medusa Admin; {id} is the shop's order number. */
import * as contract from "@confiserie/domain/contract/order-payments";
import { routeOf } from "../../../../../../http/operations/serve";
import orderPayments from "../../../../../order-payments";

export const POST = routeOf(orderPayments, contract.makeBalanceLink);
