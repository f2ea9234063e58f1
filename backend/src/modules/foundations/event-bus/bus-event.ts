/** An event on its way: plain JSON, so that it is the same thing whether it went through Redis or not. */
export interface BusEvent {
	name: string;
	data: unknown;
	/** With `eventGroupId` when it belongs to a workflow, and `created_at` and `published_at` in ISO 8601. */
	metadata: Record<string, unknown> | undefined;
	options: EventOptions;
}

/** What of Medusa's options for an event counts here. */
export interface EventOptions {
	/** Milliseconds until it is delivered. */
	delay?: number;
	/** The lower, the sooner. */
	priority?: number;
	/** Not worth a line in the log. */
	internal?: boolean;
}
