import type { MedusaContainer } from "@medusajs/framework/types";
import { runBatches } from "../../sales/order-changes";
import { contextOf } from "./run-tasks";

/** Works off the batches of orders that are due. @returns how many batches this call ended */
export const runOrderBatches = (container: MedusaContainer): Promise<number> =>
	runBatches(container, contextOf(container));
