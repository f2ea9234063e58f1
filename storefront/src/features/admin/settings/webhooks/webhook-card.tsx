"use client";

import { PAUSE_REASONS, WEBHOOK_EVENTS } from "@confiserie/domain/channels/webhook";
import {
	listWebhooks,
	removeWebhook,
	rotateWebhookSecret,
	setWebhookState,
	type Webhook,
	type WebhookSecret,
} from "@confiserie/domain/contract/webhooks";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { Act, ConfirmAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";

interface WebhookCardProps {
	webhook: Webhook;
	onEdit: () => void;
	onRotated: (secret: WebhookSecret) => void;
}

/** An endpoint: where its messages go, of what, how they fare, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onRotated }: WebhookCardProps) {
	const params = { id: webhook.id };
	const isPaused = webhook.pausedBecause !== null;
	const about = (verb: string) => `${verb} le webhook ${webhook.name}`;
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 className="display min-w-0 text-xl break-words">{webhook.name}</h2>
				{isPaused ? <Badge tone="warning">En pause</Badge> : <Badge tone="success">Actif</Badge>}
			</div>
			<p className="text-sm wrap-anywhere text-prune">{webhook.url}</p>
			<ul aria-label="Événements" className="flex flex-wrap gap-1.5">
				{webhook.events.map((name) => (
					<li key={name} title={WEBHOOK_EVENTS[name]}>
						<Badge>{name}</Badge>
					</li>
				))}
			</ul>
			{webhook.pausedBecause && (
				<p className="text-sm">{`${PAUSE_REASONS[webhook.pausedBecause]}, depuis le ${formatDateTime(webhook.pausedAt ?? "")}. Les messages attendent, 30 jours au plus.`}</p>
			)}
			<p className="text-sm text-prune">{fortuneOf(webhook)}</p>
			{webhook.formerSecretUntil && Date.parse(webhook.formerSecretUntil) > Date.now() && (
				<p className="text-sm text-prune">{`L'ancien secret signe aussi jusqu'au ${formatDateTime(webhook.formerSecretUntil)}.`}</p>
			)}
			<div className="mt-auto flex flex-wrap gap-2 pt-1">
				<Act
					label={isPaused ? "Reprendre l'envoi" : "Mettre en pause"}
					name={about(isPaused ? "Reprendre l'envoi vers" : "Mettre en pause")}
					act={() => call(setWebhookState, { params, body: { state: isPaused ? "ACTIVE" : "PAUSED" } })}
					changes={[listWebhooks]}
				/>
				<Button variant="secondary" size="sm" aria-label={about("Modifier")} onClick={onEdit}>
					Modifier
				</Button>
				<Act
					label="Renouveler le secret"
					name={`Renouveler le secret du webhook ${webhook.name}`}
					act={() => call(rotateWebhookSecret, { params })}
					changes={[listWebhooks]}
					onDone={onRotated}
				/>
				<ConfirmAct
					label="Supprimer"
					name={about("Supprimer")}
					title="Supprimer ce webhook ?"
					confirm="Supprimer le webhook"
					busyLabel="Suppression…"
					act={() => call(removeWebhook, { params })}
					changes={[listWebhooks]}
				>
					{`${webhook.name} ne recevra plus rien, et ses messages sont effacés.`}
				</ConfirmAct>
			</div>
		</>
	);
}

function fortuneOf({ waiting, succeededAt, failedAt }: Webhook): string {
	const queue =
		waiting === 0 ? "Aucun message n'attend" : `${formatCount(waiting, "message attend", "messages attendent")}`;
	const good = succeededAt ? ` Dernier arrivé le ${formatDateTime(succeededAt)}.` : " Aucun n'est encore arrivé.";
	const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt);
	return `${queue}.${good}${isFailing ? ` Dernier échec le ${formatDateTime(failedAt)}.` : ""}`;
}
