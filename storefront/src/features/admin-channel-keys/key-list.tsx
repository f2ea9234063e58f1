import { CHANNEL_SCOPES } from "@confiserie/domain/channel-key";
import type { ChannelKey } from "@confiserie/domain/contract/channel-keys";
import { formatDate, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";

const STATES = {
	ACTIVE: { label: "En vigueur", tone: "success" },
	EXPIRED: { label: "Expirée", tone: "neutral" },
	REVOKED: { label: "Révoquée", tone: "neutral" },
} as const;

/** Keys of a channel, newest first: what each may do, since when, until when, and when it was last used. */
export function KeyList({ keys, onRevoke }: { keys: readonly ChannelKey[]; onRevoke: (key: ChannelKey) => void }) {
	if (keys.length === 0) {
		return (
			<p role="status" className="mt-6 text-prune">
				Aucune clé pour l'instant.
			</p>
		);
	}
	return (
		<ul aria-label="Clés du canal" className="mt-6 divide-y divide-trait border-t border-trait">
			{keys.map((key) => (
				<li key={key.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<strong className="break-words">{key.name}</strong>
							<code>{`${key.prefix}…`}</code>
							<Badge tone={STATES[key.state].tone}>{STATES[key.state].label}</Badge>
						</p>
						<ul className="text-sm text-prune">
							{factsOf(key).map((fact) => (
								<li key={fact} className="break-words">
									{fact}
								</li>
							))}
						</ul>
					</div>
					{key.state === "ACTIVE" && (
						<Button
							variant="secondary"
							size="sm"
							aria-label={`Révoquer la clé ${key.name}`}
							onClick={() => onRevoke(key)}
						>
							Révoquer
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}

function factsOf(key: ChannelKey): string[] {
	const { scopes, origins, requestsPerMinute, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt, revokedBy } = key;
	return [
		scopes.map((scope) => CHANNEL_SCOPES[scope]).join(", ") ||
			"Aucun droit\u00a0: la personne qui l'a émise n'en a plus. Émettez une autre clé.",
		`${formatInteger(requestsPerMinute)} appels par minute au plus${origins.length > 0 ? `, depuis ${origins.join(", ")}` : ""}`,
		`Émise le ${formatDate(createdAt)}${by(createdBy)}${expiresAt ? `, valable jusqu'au ${formatDate(expiresAt)}` : ""}`,
		lastUsedAt ? `Dernier appel le ${formatDateTime(lastUsedAt)}` : "Jamais utilisée",
		...(revokedAt ? [`Révoquée le ${formatDateTime(revokedAt)}${by(revokedBy)}`] : []),
	];
}

const by = (email: string | null) => (email ? ` par ${email}` : "");
