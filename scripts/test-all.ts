import { installTestTools } from "./lib/test-tools";

// `npm test` and what it leaves out. What a test needs is installed here, for a test that is skipped fails this run.
await installTestTools();
await import("./test");
