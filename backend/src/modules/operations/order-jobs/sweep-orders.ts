import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../lib/message-of";
import { ORDERING_MODULE, type OrderingService } from "../../medusa/order-service";
import { takeOverCancellation, takeOverFulfilments, takeOverPayments } from "../../medusa/sync";
import { readInvariants } from "./invariants";
import { noteInvariants } from "./noted-invariants";
import { runTasks } from "./run-tasks";
import { sweep } from "./sweep";

/** One full reconciliation, then a check of the invariants; logs every fault. */
export async function sweepOrders(container: MedusaContainer): Promise<void> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	const { events, reconciled, expired, problems } = await sweep(context);
	for (const takeOver of [takeOverPayments, takeOverCancellation, takeOverFulfilments])
		await takeOver(context).catch((error) => problems.push(`Medusa Admin: ${messageOf(error)}`));
	const tasks = await runTasks(container);
	if (events + reconciled + expired + tasks > 0)
		logger.info(`Order sweep: ${events} events, ${reconciled} payments, ${expired} expired, ${tasks} tasks.`);
	for (const problem of problems) logger.warn(`Order sweep, left for the next one: ${problem}`);
	const invariants = await readInvariants(context.pool);
	await noteInvariants(context.pool, invariants, context.now());
	const broken = Object.entries(invariants).filter(([, count]) => count !== 0);
	for (const [name, count] of broken) logger.error(`Order book invariant ${name} reads ${count} instead of 0.`);
}
