import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { carriageCost, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { ContactForm } from "./contact-form";
import { CorrectionButton } from "./correction-button";

/** "Corriger" beside the address. */
export function ContactCorrection({ order }: { order: AdminOrderDetail }) {
	return (
		<CorrectionButton
			order={order}
			title="Corriger les coordonnées"
			note={`Si les ${carriageCost(isPickup(order.delivery))} ou la TVA changent, la différence est montrée d'abord.`}
			className="max-w-2xl"
		>
			{(close) => <ContactForm order={order} onClose={close} />}
		</CorrectionButton>
	);
}
