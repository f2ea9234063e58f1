import type { EventBusTypes, InternalModuleDeclaration, Logger } from "@medusajs/framework/types";
import { AbstractEventBusModuleService, ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { BusEvent, EventOptions } from "./bus-event";
import { Relay } from "./relay";

/** Options of the module, from medusa-config.ts. */
export interface EventBusOptions {
	redisUrl: string;
}

interface Cradle extends Record<string, unknown> {
	[ContainerRegistrationKeys.LOGGER]: Logger;
}

/**
 * Medusa's event bus. A process that works (worker mode "worker" or "shared") handles its own events; a server hands
 * them to a worker through Redis, and handles them itself when Redis is unavailable. Emitting never waits for either:
 * events report what Postgres has already, and reconciliation finds what no event reported.
 */
export default class RelayedEventBus extends AbstractEventBusModuleService {
	private readonly logger: Logger;
	private readonly relay: Relay;
	/** Events of workflows that have not ended yet. A workflow runs in one process, so they need no other place. */
	private readonly groups = new Map<string, BusEvent[]>();
	readonly __hooks = {
		onApplicationStart: async () => {
			if (this.isWorkerMode) this.relay.work((event) => this.deliver(event));
		},
		onApplicationPrepareShutdown: () => this.relay.close(),
	};

	constructor(cradle: Cradle, options: EventBusOptions, declaration: InternalModuleDeclaration) {
		super(cradle, options, declaration);
		this.logger = cradle[ContainerRegistrationKeys.LOGGER];
		this.relay = new Relay(options.redisUrl, this.logger);
	}

	/** Publishes events, or holds those of a workflow until it ends. Settles at once. */
	async emit<Data>(
		messages: EventBusTypes.Message<Data> | EventBusTypes.Message<Data>[],
		options: EventOptions = {},
	): Promise<void> {
		for (const { name, data, metadata, options: own } of [messages].flat()) {
			const created = this.withCreatedAtMetadata(metadata);
			const event: BusEvent = plain({ name, data, metadata: created, options: { ...options, ...own } });
			const group = metadata?.eventGroupId;
			if (group) this.groups.set(group, [...(this.groups.get(group) ?? []), event]);
			else this.publish(event, { isGrouped: false });
		}
	}

	/** The workflow has succeeded: its events are published. */
	async releaseGroupedEvents(eventGroupId: string): Promise<void> {
		const events = this.groups.get(eventGroupId) ?? [];
		this.groups.delete(eventGroupId);
		for (const event of events) this.publish(event, { isGrouped: true, eventGroupId });
	}

	/** The workflow has failed: its events, or those of these names, have not happened. */
	async clearGroupedEvents(eventGroupId: string, { eventNames }: { eventNames?: string[] } = {}): Promise<void> {
		const remaining = (this.groups.get(eventGroupId) ?? []).filter(
			({ name }) => eventNames && !eventNames.includes(name),
		);
		if (remaining.length > 0) this.groups.set(eventGroupId, remaining);
		else this.groups.delete(eventGroupId);
	}

	private publish(event: BusEvent, context: { isGrouped: boolean; eventGroupId?: string }): void {
		void this.callInterceptors(this.opened(event), context);
		if (this.subscribersOf(event).length === 0) return;
		const metadata = this.withPublishedAtMetadata(event.metadata);
		void this.dispatch(plain({ ...event, metadata }));
	}

	private async dispatch(event: BusEvent): Promise<void> {
		if (!this.isWorkerMode && (await this.relay.handOver(event))) return;
		if (event.options.delay) setTimeout(() => void this.deliver(event), event.options.delay).unref();
		else await this.deliver(event);
	}

	/** Calls every subscriber. One that fails is logged and hinders no other. */
	private async deliver(event: BusEvent): Promise<void> {
		const subscribers = this.subscribersOf(event);
		if (!event.options.internal) this.logger.info(`Processing ${event.name} for ${subscribers.length} subscribers`);
		const call = async ({ subscriber }: EventBusTypes.SubscriberDescriptor) => {
			try {
				await subscriber(this.opened(event));
			} catch (error) {
				this.logger.error(`A subscriber of ${event.name} failed:`, error instanceof Error ? error : undefined);
			}
		};
		await Promise.all(subscribers.map(call));
	}

	private subscribersOf({ name }: BusEvent): EventBusTypes.SubscriberDescriptor[] {
		return [name, "*"].flatMap((key) => this.eventToSubscribersMap.get(key) ?? []);
	}

	/** As a subscriber gets it, with dates for times. */
	private opened({ name, data, metadata }: BusEvent): EventBusTypes.Event<unknown> {
		return { name, data, metadata: this.parseEventMetadataDates(metadata) };
	}
}

function plain<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value));
}
