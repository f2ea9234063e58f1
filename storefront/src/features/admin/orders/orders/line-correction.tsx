import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { CorrectionButton } from "./correction-button";
import { LineForm } from "./line-form";

/** "Corriger" beside the articles. */
export function LineCorrection({ order }: { order: AdminOrderDetail }) {
	return (
		<CorrectionButton
			order={order}
			title="Corriger les articles"
			note="Rien n'est fait avant la confirmation."
			className="max-w-3xl"
		>
			{(close) => <LineForm order={order} onClose={close} />}
		</CorrectionButton>
	);
}
