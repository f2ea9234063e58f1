/** The shop's own route, for Medusa Admin. */
import * as contract from "@confiserie/domain/contract/commercial-codes";
import { routeOf } from "../../../../http/operations/serve";
import commercialCodes from "../../../commercial-codes";

export const GET = routeOf(commercialCodes, contract.listCommercialCodes);
export const POST = routeOf(commercialCodes, contract.issueCommercialCode);
