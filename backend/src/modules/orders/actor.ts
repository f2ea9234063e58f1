import type { HistoryEntry } from "@confiserie/domain/contract/admin-order";
import { CARRIER } from "../audit";

/** Who acted on an order, in the words of its history. @param actor a customer's or user's id, or what in the shop acted */
export function actorOf(
	{ actor, actorName }: { actor: string; actorName: string | null },
	customerId: string,
): HistoryEntry["actor"] {
	if (actor === "payment") return { kind: "payment", name: "Paiement" };
	if (actor === "hold-expiry") return { kind: "shop", name: "Délai de paiement dépassé" };
	if (actor === CARRIER.customerId) return { kind: "shop", name: "Transporteur" };
	if (actor === customerId) return { kind: "customer", name: actorName ?? "Client" };
	return { kind: "administrator", name: actorName ?? "Administration" };
}
