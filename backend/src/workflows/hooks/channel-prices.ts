import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { createCartWorkflow } from "@medusajs/medusa/core-flows";

// Medusa prices every later change of a cart with its sales channel, but not the first lines of a new one: then too the
// channel's list is to count. Medusa takes one handler a hook.
createCartWorkflow.hooks.setPricingContext(
	({ salesChannel }) => new StepResponse({ sales_channel_id: salesChannel?.id }),
);
