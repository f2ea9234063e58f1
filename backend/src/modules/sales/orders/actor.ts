import type { HistoryEntry } from "@confiserie/domain/contract/admin-order";
import { isCustomer, nameOfPerson } from "../../../medusa/accounts/people";
import { CARRIER } from "../../foundations/audit";
import type { OrderRow } from "./types";

/** An actor as SQL gives it by `actorColumns`. */
export interface Actor {
	/** A customer's or user's id, or what in the shop acted. */
	actor: string;
	actorName: string | null;
	isCustomer: boolean;
}

/** SQL for an actor whose id is the expression `by`. */
export const actorColumns = (by: string) =>
	`${by} as actor, ${nameOfPerson(by)} as actor_name, ${isCustomer(by)} as is_customer`;

/** Who acted on an order, in the words of its history: of a company's also a colleague of the member who placed it. */
export function actorOf(
	{ actor, actorName, isCustomer }: Actor,
	{ customerId, companyId }: Pick<OrderRow, "customerId" | "companyId">,
): HistoryEntry["actor"] {
	if (actor === "payment") return { kind: "payment", name: "Paiement" };
	if (actor === "hold-expiry") return { kind: "shop", name: "Délai de paiement dépassé" };
	if (actor === CARRIER.customerId) return { kind: "shop", name: "Transporteur" };
	if (actor === customerId || (companyId !== null && isCustomer))
		return { kind: "customer", name: actorName ?? "Client" };
	return { kind: "administrator", name: actorName ?? "Administration" };
}
