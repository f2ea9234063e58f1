"use client";

import { CHANNEL_SCOPES } from "@confiserie/domain/channels/channel-key";
import { type ChannelKey, listChannelKeys, revokeChannelKey } from "@confiserie/domain/contract/channel-keys";
import { formatDate, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { ConfirmAct, Detail, Rows } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { KeyForm } from "./key-form";

/** The keys with which programs call for a sales channel, newest first: issue, list, revoke. */
export function ChannelKeys({ channel: { id: channelId } }: { channel: { id: string } }) {
	return (
		<section aria-labelledby="cles" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="cles" className="display text-xl">
				Clés d'accès
			</h2>
			<p className="mt-1 text-sm text-prune">
				Une caisse ou une place de marché appelle la boutique avec une clé. Donnez-en une à chaque programme.
			</p>
			<KeyForm channelId={channelId} />
			<div className="mt-6">
				<Detail
					operation={listChannelKeys}
					input={{ params: { id: channelId } }}
					failure="Impossible de charger les clés"
					height="h-24"
				>
					{(keys) => (
						<Rows
							caption="Clés du canal"
							rows={keys}
							rowKey={({ id }) => id}
							line={(key) => <Key channelId={channelId} channelKey={key} />}
							empty={
								<p role="status" className="text-prune">
									Aucune clé pour l'instant.
								</p>
							}
						/>
					)}
				</Detail>
			</div>
		</section>
	);
}

const STATES = {
	ACTIVE: { label: "En vigueur", tone: "success" },
	EXPIRED: { label: "Expirée", tone: "neutral" },
	REVOKED: { label: "Révoquée", tone: "neutral" },
} as const;

/** A key: its scopes, its first and last day, and its last use. */
function Key({ channelId, channelKey: key }: { channelId: string; channelKey: ChannelKey }) {
	const { id, name, prefix, state } = key;
	return (
		<>
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<strong className="break-words">{name}</strong>
					<code>{`${prefix}…`}</code>
					<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
				</p>
				<ul className="text-sm text-prune">
					{factsOf(key).map((fact) => (
						<li key={fact} className="break-words">
							{fact}
						</li>
					))}
				</ul>
			</div>
			{state === "ACTIVE" && (
				<ConfirmAct
					label="Révoquer"
					name={`Révoquer la clé ${name}`}
					title="Révoquer cette clé ?"
					confirm="Révoquer la clé"
					busyLabel="Révocation…"
					act={() => call(revokeChannelKey, { params: { id: channelId, keyId: id } })}
					changes={[listChannelKeys]}
				>
					{`Ce qui appelle avec « ${name} » (${prefix}…) sera refusé à l'instant.`}
				</ConfirmAct>
			)}
		</>
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
