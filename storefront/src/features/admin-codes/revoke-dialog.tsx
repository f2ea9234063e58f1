import type { CommercialCodeRow } from "@confiserie/domain/contract/commercial-codes";
import { ConfirmDialog } from "@/features/admin-shell";
import { callRevoke } from "./calls";

/** Asks before a code is revoked, and names its owner. */
export function RevokeDialog({ row, onClose }: { row: CommercialCodeRow | null; onClose: () => void }) {
	return (
		<ConfirmDialog
			row={row}
			title="Révoquer ce code ?"
			describe={({ email, code }) => `${email} ne pourra plus payer par acompte avec le code ${code}.`}
			label="Révoquer le code"
			busyLabel="Révocation…"
			act={({ id }) => callRevoke(id)}
			changes={["admin", "codes"]}
			onClose={onClose}
		/>
	);
}
