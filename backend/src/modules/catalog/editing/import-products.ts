import {
	createStep,
	createWorkflow,
	type StepExecutionContext,
	StepResponse,
	WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import type { SaveRow } from "../products";
import { saveProductsWorkflow } from "./save-products";
import type { SavedProduct } from "./steps/save-packaging";

/** Medusa writes 100 to 200 products at a time in 13 to 25 ms each; one at a time takes ten times that. */
const BATCH = 150;

type Transaction = Awaited<ReturnType<typeof run>>["transaction"];

const saveInBatchesStep = createStep(
	"save-products-in-batches",
	async (rows: SaveRow[], context) => {
		const saved: SavedProduct[] = [];
		const done: Transaction[] = [];
		for (let start = 0; start < rows.length; start += BATCH) {
			const { result, transaction, errors } = await run(rows.slice(start, start + BATCH), context);
			if (errors.length > 0) {
				await cancel(done, context);
				throw errors[0]?.error;
			}
			saved.push(...result);
			done.push(transaction);
		}
		return new StepResponse(saved, done);
	},
	async (done, context) => cancel(done ?? [], context),
);

/** Saves any number of rows, batch after batch, all or nothing: a late failure takes the batches before it back too. */
export const importProductsWorkflow = createWorkflow("import-catalogue", (rows: SaveRow[]) => {
	return new WorkflowResponse(saveInBatchesStep(rows));
});

// Both as Medusa nests a workflow in a step: its events wait for the outer workflow, its undoing follows it.
function run(rows: SaveRow[], { container, context, eventGroupId }: StepExecutionContext) {
	return saveProductsWorkflow(container).run({
		input: rows,
		context: { ...context, eventGroupId, preventReleaseEvents: true },
		throwOnError: false,
	});
}

async function cancel(done: Transaction[], { container, context, eventGroupId }: StepExecutionContext): Promise<void> {
	for (const transaction of done.reverse()) {
		await saveProductsWorkflow(container).cancel({
			transaction,
			context: { ...context, eventGroupId, preventReleaseEvents: true, cancelingFromParentStep: true },
		});
	}
}
