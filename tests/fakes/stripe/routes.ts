import type { Emit } from "./events";
import { type Form, textOf, textsOf } from "./form";
import { cancelIntent, captureIntent, confirmIntent, createIntent, updateIntent } from "./intents";
import { found, invalid } from "./problems";
import { createRefund } from "./refunds";
import type { Books } from "./state";

/** What Stripe does with a request. @throws StripeProblem */
export function respond(books: Books, route: string, form: Form, emit: Emit): unknown {
	const [method = "", path = ""] = route.split(" ");
	const [, , resource = "", id, action] = path.split("/");
	const handler = ROUTES[`${method} ${[resource, id && ":id", action].filter(Boolean).join("/")}`];
	if (!handler) throw invalid(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
	return handler(books, id ?? "", form, emit);
}

const ROUTES: Record<string, (books: Books, id: string, form: Form, emit: Emit) => unknown> = {
	"POST payment_intents": (books, _, form) => createIntent(books, form),
	"GET payment_intents": (books, _, form) =>
		list("/v1/payment_intents", within([...books.intents.values()], form), form),
	"GET payment_intents/:id": (books, id) => found(books.intents, id, "payment_intent", "intent"),
	"POST payment_intents/:id": (books, id, form) => updateIntent(books, id, form),
	"POST payment_intents/:id/cancel": (books, id, _, emit) => cancelIntent(books, id, emit),
	"POST payment_intents/:id/confirm": (books, id, form, emit) => confirmIntent(books, id, form, emit),
	"POST payment_intents/:id/capture": (books, id, _, emit) => captureIntent(books, id, emit),
	"GET charges/:id": (books, id) => found(books.charges, id, "charge"),
	"POST refunds": (books, _, form, emit) => createRefund(books, form, emit),
	"GET refunds": (books, _, form) => list("/v1/refunds", ofIntent(books, books.refunds, form), form),
	"GET refunds/:id": (books, id) => found(books.refunds, id, "refund"),
	"GET disputes": (books, _, form) => list("/v1/disputes", ofIntent(books, books.disputes, form), form),
	"GET disputes/:id": (books, id) => found(books.disputes, id, "dispute"),
	"GET account": ({ restriction }) => ({ id: "acct_fake", object: "account", charges_enabled: !restriction }),
	"GET webhook_endpoints": ({ endpoints }, _, form) => list("/v1/webhook_endpoints", endpoints, form),
	"GET events": (books, _, form) => list("/v1/events", eventsOf(books, form), form),
};

function ofIntent<Thing extends { payment_intent: string }>(books: Books, things: Map<string, Thing>, form: Form) {
	const intent = textOf(form, "payment_intent");
	if (intent) found(books.intents, intent, "payment_intent", "payment_intent");
	return [...things.values()].filter((thing) => !intent || thing.payment_intent === intent).reverse();
}

function eventsOf({ events }: Books, form: Form) {
	const types = new Set(Object.values(textsOf(form, "types")));
	return within(events, form).filter(({ type }) => types.size === 0 || types.has(type));
}

/** Those created in the asked time, newest first. */
function within<Thing extends { created: number }>(things: readonly Thing[], form: Form): Thing[] {
	const { gte = 0, lte = Number.POSITIVE_INFINITY } = textsOf(form, "created");
	return things.filter(({ created }) => created >= Number(gte) && created <= Number(lte)).reverse();
}

/** A page of a list, newest first, as Stripe cuts them. */
function list<Thing extends { id: string }>(url: string, things: readonly Thing[], form: Form) {
	const after = textOf(form, "starting_after");
	const from = after ? things.findIndex(({ id }) => id === after) + 1 : 0;
	const limit = Number(textOf(form, "limit") ?? 10);
	const data = things.slice(from, from + limit);
	return { object: "list", url, has_more: from + limit < things.length, data };
}
