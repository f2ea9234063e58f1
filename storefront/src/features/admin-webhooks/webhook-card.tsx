"use client";

import {
	listWebhooks,
	rotateWebhookSecret,
	setWebhookState,
	type Webhook,
	type WebhookSecret,
} from "@confiserie/domain/contract/webhooks";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { PAUSE_REASONS, WEBHOOK_EVENTS } from "@confiserie/domain/webhook";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

interface WebhookCardProps {
	webhook: Webhook;
	onEdit: () => void;
	onRemove: () => void;
	onRotated: (secret: WebhookSecret) => void;
}

/** An endpoint: where its messages go, of what, how they fare, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onRemove, onRotated }: WebhookCardProps) {
	const client = useQueryClient();
	const onSuccess = () => invalidate(client, listWebhooks);
	const params = { id: webhook.id };
	const state = useMutation({
		mutationFn: (next: "PAUSED" | "ACTIVE") => call(setWebhookState, { params, body: { state: next } }),
		onSuccess,
	});
	const rotation = useMutation({
		mutationFn: () => call(rotateWebhookSecret, { params }),
		onSuccess: (rotated) => {
			onRotated(rotated);
			return onSuccess();
		},
	});
	const problem = state.error ?? rotation.error;
	const isPaused = webhook.pausedBecause !== null;
	const about = (verb: string) => `${verb} le webhook ${webhook.name}`;
	return (
		<li className="flex min-w-0 flex-col gap-3 rounded-card border border-trait bg-white p-5">
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
			{problem && <Banner tone="error" title={problem.message} />}
			<div className="mt-auto flex flex-wrap gap-2 pt-1">
				<Button
					variant="secondary"
					size="sm"
					busy={state.isPending}
					busyLabel="Un instant…"
					// While busy the visible text changes: a different accessible name would not match it.
					{...(!state.isPending && { "aria-label": about(isPaused ? "Reprendre l'envoi vers" : "Mettre en pause") })}
					onClick={() => state.mutate(isPaused ? "ACTIVE" : "PAUSED")}
				>
					{isPaused ? "Reprendre l'envoi" : "Mettre en pause"}
				</Button>
				<Button variant="secondary" size="sm" aria-label={about("Modifier")} onClick={onEdit}>
					Modifier
				</Button>
				<Button
					variant="secondary"
					size="sm"
					busy={rotation.isPending}
					busyLabel="Un instant…"
					{...(!rotation.isPending && { "aria-label": `Renouveler le secret du webhook ${webhook.name}` })}
					onClick={() => rotation.mutate()}
				>
					Renouveler le secret
				</Button>
				<Button variant="secondary" size="sm" aria-label={about("Supprimer")} onClick={onRemove}>
					Supprimer
				</Button>
			</div>
		</li>
	);
}

function fortuneOf({ waiting, succeededAt, failedAt }: Webhook): string {
	const queue =
		waiting === 0 ? "Aucun message n'attend" : `${formatCount(waiting, "message attend", "messages attendent")}`;
	const good = succeededAt ? ` Dernier arrivé le ${formatDateTime(succeededAt)}.` : " Aucun n'est encore arrivé.";
	const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt);
	return `${queue}.${good}${isFailing ? ` Dernier échec le ${formatDateTime(failedAt)}.` : ""}`;
}
