import { listWebhooks, removeWebhook, type Webhook } from "@confiserie/domain/contract/webhooks";
import { ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

/** Asks before an endpoint is removed, and names it. */
export function RemoveDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
	return (
		<ConfirmDialog
			row={webhook}
			title="Supprimer ce webhook ?"
			describe={({ name }) => `${name} ne recevra plus rien, et ses messages sont effacés.`}
			label="Supprimer le webhook"
			busyLabel="Suppression…"
			act={({ id }) => call(removeWebhook, { params: { id } })}
			changes={keyOf(listWebhooks)}
			onClose={onClose}
		/>
	);
}
