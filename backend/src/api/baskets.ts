import * as baskets from "@confiserie/domain/contract/baskets";
import { serve } from "../http/operations/serve";
import { readBasket, writeBasket } from "../modules/customers/baskets";

/** Cart and favourites of an account. */
export default serve(baskets, {
	readBasket: ({ sql, caller }) => readBasket(sql, caller.customerId),
	writeBasket: ({ sql, caller, body, now }) => writeBasket(sql, caller.customerId, body, now),
});
