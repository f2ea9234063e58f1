import type { ChannelKey } from "@confiserie/domain/contract/channel-keys";
import { ConfirmDialog } from "@/features/admin-shell";
import { callRevokeKey } from "./calls";

interface RevokeKeyDialogProps {
	channelId: string;
	row: ChannelKey | null;
	onClose: () => void;
}

/** Asks before a key is revoked, and names it: its programs lose access at once. */
export function RevokeKeyDialog({ channelId, row, onClose }: RevokeKeyDialogProps) {
	return (
		<ConfirmDialog
			row={row}
			title="Révoquer cette clé ?"
			describe={({ name, prefix }) => `Ce qui appelle avec « ${name} » (${prefix}…) sera refusé à l'instant.`}
			label="Révoquer la clé"
			busyLabel="Révocation…"
			act={({ id }) => callRevokeKey(channelId, id)}
			changes={["admin", "channel-keys", channelId]}
			onClose={onClose}
		/>
	);
}
