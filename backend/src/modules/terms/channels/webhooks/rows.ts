/** An endpoint that this worker serves for now. */
export interface EndpointRow {
	id: string;
	name: string;
	url: string;
	/** The channel that it belongs to; null where it hears of all. */
	channelId: string | null;
	secret: string;
	formerSecret: string | null;
	formerSecretUntil: Date | null;
	leaseToken: string;
}

/** A message for one endpoint, as stored. */
export interface DeliveryRow {
	id: string;
	endpointId: string;
	messageId: string;
	type: string;
	subject: string;
	occurredAt: Date;
	data: string | null;
	/** Sent only where it differs from the endpoint's last message. */
	onlyIfNew: boolean;
	attempts: number;
	firstFailedAt: Date | null;
}
