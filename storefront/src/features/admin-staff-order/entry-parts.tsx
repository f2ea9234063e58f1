import { DeliveryChoice } from "@/features/checkout";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { ChannelChoice } from "./channel-choice";
import { CustomerPart } from "./customer-part";
import { LinesPart } from "./lines-part";
import type { Entry } from "./use-entry";

interface EntryPartsProps {
	entry: Entry;
	/** A quote: stock is no matter yet. */
	isQuote?: boolean;
	/** The customer stays: it is another version for the same one. */
	isCustomerFixed?: boolean;
}

/** The parts of the form in which staff enters a customer and products. */
export function EntryParts({ entry, isQuote = false, isCustomerFixed = false }: EntryPartsProps) {
	const { form, customer, setCustomer, channels, channel, changeChannel, lines, setLines, problems } = entry;
	return (
		<div className="flex min-w-0 flex-col gap-6">
			<UnsavedGuard isDirty={entry.isUnsaved} />
			<CustomerPart
				form={form}
				customer={customer}
				isFixed={isCustomerFixed}
				onCustomer={setCustomer}
				onBuyer={entry.setBuyer}
			/>
			<LinesPart
				channelId={channel?.id}
				customerId={entry.payerId}
				lines={lines}
				onLines={setLines}
				problems={problems}
				isQuote={isQuote}
			>
				<ChannelChoice channels={channels} channel={channel} onChannel={changeChannel} />
			</LinesPart>
			<DeliveryPart entry={entry} />
		</div>
	);
}

/** How to deliver it; nothing where the shop has one price for all. */
function DeliveryPart({ entry: { quote, refusal, delivery, setDelivery } }: Pick<EntryPartsProps, "entry">) {
	if (!refusal && !quote?.optionId) return null;
	const shipping = { options: quote?.options ?? [], optionId: quote?.optionId ?? null, refusal };
	return (
		<section aria-label="Livraison" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<DeliveryChoice shipping={shipping} chosen={delivery} dayError={null} onChange={setDelivery} />
		</section>
	);
}
