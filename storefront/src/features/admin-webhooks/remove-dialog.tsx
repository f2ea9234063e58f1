import type { Webhook } from "@confiserie/domain/contract/webhook";
import { ConfirmDialog } from "@/features/admin-shell";
import { callRemove, WEBHOOKS_KEY } from "./calls";

/** Asks before an endpoint is removed, and names it. */
export function RemoveDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
	return (
		<ConfirmDialog
			row={webhook}
			title="Supprimer ce webhook ?"
			describe={({ name }) => `${name} ne recevra plus rien, et ses messages sont effacés.`}
			label="Supprimer le webhook"
			busyLabel="Suppression…"
			act={({ id }) => callRemove(id)}
			changes={WEBHOOKS_KEY}
			onClose={onClose}
		/>
	);
}
