import { carriageTerm, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { chosenOption, DeliveryChoice } from "@/features/shop/checkout";
import { UnsavedGuard } from "@/ui/unsaved-guard";
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
	const { form, quote, refusal } = entry;
	const shipping = { options: quote?.options ?? [], optionId: quote?.optionId ?? null, refusal };
	const isFetched = isPickup(chosenOption(shipping));
	return (
		<div className="flex min-w-0 flex-col gap-6">
			<UnsavedGuard isDirty={entry.isUnsaved} />
			<CustomerPart entry={entry} isFixed={isCustomerFixed} isPickup={isFetched} />
			<LinesPart entry={entry} isQuote={isQuote} />
			{(refusal || quote?.optionId) && (
				<section aria-label={carriageTerm(isFetched)} className="rounded-card border border-trait bg-white p-5 sm:p-6">
					<DeliveryChoice
						shipping={shipping}
						chosen={entry.delivery}
						dayError={form.formState.errors.orderData?.delivery?.day?.message ?? null}
						onChange={entry.setDelivery}
					/>
				</section>
			)}
		</div>
	);
}
