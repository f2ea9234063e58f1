import { applyIntent, intentIdOf, type PaymentBook, type ProviderEvent, tellsOfReversals } from "../../payments";
import { applyReversals } from "./apply-reversals";

/** What the event claims decides nothing: it says where to look, and the provider's own state is applied. */
export async function applyEvent(book: PaymentBook, event: ProviderEvent): Promise<void> {
	const intentId = intentIdOf(event);
	const intent = intentId && (await applyIntent(book, intentId));
	if (intent && tellsOfReversals(event)) await applyReversals(book, intent.id);
}
