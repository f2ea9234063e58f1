/** The shop's own route, for Medusa Admin. */
import * as contract from "@confiserie/domain/contract/shop-settings";
import { routeOf } from "../../../../http/operations/serve";
import settings from "../../../shop-settings";

export const GET = routeOf(settings, contract.readAdminSettings);
