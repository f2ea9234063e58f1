import {
	type CommercialCodeRow,
	listCommercialCodes,
	revokeCommercialCode,
} from "@confiserie/domain/contract/commercial-codes";
import { ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

/** Asks before a code is revoked, and names its owner. */
export function RevokeDialog({ row, onClose }: { row: CommercialCodeRow | null; onClose: () => void }) {
	return (
		<ConfirmDialog
			row={row}
			title="Révoquer ce code ?"
			describe={({ email, code }) => `${email} ne pourra plus payer par acompte avec le code ${code}.`}
			label="Révoquer le code"
			busyLabel="Révocation…"
			act={({ id }) => call(revokeCommercialCode, { params: { id } })}
			changes={keyOf(listCommercialCodes)}
			onClose={onClose}
		/>
	);
}
