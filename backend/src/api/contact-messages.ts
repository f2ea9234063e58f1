import * as contract from "@confiserie/domain/contract/contact-messages";
import { serve } from "../http/operations/serve";
import { listMessages, markMessage } from "../modules/customers/contact";

export default serve(contract, {
	listMessages: ({ sql, query }) => listMessages(sql, query),
	markMessage: ({ sql, caller, params, body: { state } }) => markMessage(sql, params.id, state, caller.email),
});
