import { type ChannelKey, revokeChannelKey } from "@confiserie/domain/contract/channel-keys";
import { ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";

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
			act={({ id }) => call(revokeChannelKey, { params: { id: channelId, keyId: id } })}
			changes={["admin", "channel-keys", channelId]}
			onClose={onClose}
		/>
	);
}
