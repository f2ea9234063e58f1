import { PAUSE_REASONS, type PauseReason } from "../channels/webhook";
import { formatCount, formatInteger } from "../format";

/** What waits to be worked off, each in a queue of its own. */
export const QUEUES = ["events", "tasks", "mails", "webhooks"] as const;
export type QueueName = (typeof QUEUES)[number];
/** How many rows are due, and for how many seconds the oldest has been; 0 while none is. */
export interface QueueFigures {
	open: number;
	oldestSeconds: number;
}
export interface DiskFigures {
	host: string;
	freeBytes: number;
	totalBytes: number;
}

/**
 * Something that requires the owner's action. One is open for a subject at a time; `title`, `detail` and `remedy` are
 * French sentences for the owner, without personal data.
 */
export interface ShopAlert {
	/** "events", "invariant:ordersOffTheLedger", "disk:shop-1". */
	subject: string;
	title: string;
	detail: string;
	remedy: string;
}

/** A receiver of webhooks that hears nothing any more. */
export interface PausedWebhook {
	id: string;
	name: string;
	reason: PauseReason;
}

/** Facts to check. `difference` is the meaning of an invariant's count. */
export interface Watched {
	queues: Record<QueueName, QueueFigures>;
	mailsGivenUp: number;
	invariants: readonly { name: string; difference: string; count: number }[];
	disk: DiskFigures | undefined;
	pausedWebhooks: readonly PausedWebhook[];
}

/**
 * Age from which waiting work raises an alert. Checked once a minute, and a mail takes a moment: so the owner knows
 * within five minutes, after three or more tries have failed.
 */
export const STUCK_AFTER_SECONDS = 225;
/**
 * A message to a receiver may wait longer: it depends on an external program, and giving it up raises an alert of its
 * own. An hour is a restart that went wrong.
 */
export const WEBHOOKS_LATE_AFTER_SECONDS = 3600;
/** Below this share of free room a disk is nearly full. */
const LEAST_FREE = 0.1;

const QUEUE_WORDS: Record<QueueName, { title: string; one: string; others: string; remedy: string }> = {
	events: {
		title: "Événements de paiement bloqués",
		one: "événement attend",
		others: "événements attendent",
		remedy:
			"Vérifiez que le prestataire de paiement répond. Chaque événement est retenté tout seul ; la cause est dans la colonne error de webhook_inbox.",
	},
	tasks: {
		title: "Suites de commandes bloquées",
		one: "remboursement ou fiche de commande attend",
		others: "remboursements ou fiches de commande attendent",
		remedy:
			"Vérifiez que le prestataire de paiement répond. Chaque tâche est retentée toute seule ; la cause est dans la colonne error de order_outbox et dans les journaux.",
	},
	mails: {
		title: "E-mails bloqués",
		one: "e-mail attend",
		others: "e-mails attendent",
		remedy:
			"Vérifiez le serveur de messagerie (SMTP_URL). Les e-mails partent tout seuls dès qu'il répond ; la cause est dans la colonne last_error de mail_outbox.",
	},
	webhooks: {
		title: "Messages de webhooks en retard",
		one: "message attend",
		others: "messages attendent",
		remedy:
			"Administration, Webhooks dit lesquels et ce que leur destinataire répond. Chaque message est retenté tout seul pendant trois jours.",
	},
};
const stuckAfter = (name: QueueName): number =>
	name === "webhooks" ? WEBHOOKS_LATE_AFTER_SECONDS : STUCK_AFTER_SECONDS;

/** Returns the alerts, the most severe first. */
export function alertsOf({ queues, mailsGivenUp, invariants, disk, pausedWebhooks }: Watched): ShopAlert[] {
	return [
		...invariants.filter(({ count }) => count !== 0).map(offZero),
		...QUEUES.filter((name) => queues[name].oldestSeconds >= stuckAfter(name)).map((name) => stuck(name, queues[name])),
		...(mailsGivenUp > 0 ? [givenUp(mailsGivenUp)] : []),
		...pausedWebhooks.map(paused),
		...(disk && disk.freeBytes < disk.totalBytes * LEAST_FREE ? [nearlyFull(disk)] : []),
	];
}

function stuck(name: QueueName, { open, oldestSeconds }: QueueFigures): ShopAlert {
	const { title, one, others, remedy } = QUEUE_WORDS[name];
	const minutes = formatCount(Math.floor(oldestSeconds / 60), "minute");
	return {
		subject: name,
		title,
		detail: `${formatCount(open, one, others)}, depuis ${minutes} pour le plus ancien.`,
		remedy,
	};
}

function givenUp(count: number): ShopAlert {
	return {
		subject: "mails-given-up",
		title: "E-mails abandonnés",
		detail: `${formatCount(count, "e-mail a été abandonné", "e-mails ont été abandonnés")} depuis 24 heures.`,
		remedy: "docs/operations.md dit comment voir lesquels, et comment les faire repartir.",
	};
}

function offZero({ name, difference, count }: Watched["invariants"][number]): ShopAlert {
	return {
		subject: `invariant:${name}`,
		title: "Écart dans les comptes",
		detail: `${difference}\u00a0: ${formatInteger(count)} au lieu de 0 (${name}).`,
		remedy:
			"Ne corrigez rien à la main : prévenez qui entretient la boutique. Les journaux disent quand l'écart est apparu.",
	};
}

function paused({ id, name, reason }: PausedWebhook): ShopAlert {
	return {
		subject: `webhook:${id}`,
		title: "Webhook en pause",
		detail: `${name}\u00a0: ${PAUSE_REASONS[reason].toLowerCase()}.`,
		remedy: "Prévenez qui reçoit ces messages, puis reprenez l'envoi dans Administration, Webhooks : rien n'est perdu.",
	};
}

function nearlyFull({ host, freeBytes, totalBytes }: DiskFigures): ShopAlert {
	const percent = Math.floor((100 * freeBytes) / totalBytes);
	return {
		subject: `disk:${host}`,
		title: "Disque presque plein",
		detail: `Il reste ${percent}\u00a0% de place sur le disque des images de ${host}.`,
		remedy: "Agrandissez le disque, ou effacez d'anciennes sauvegardes et d'anciens journaux.",
	};
}
