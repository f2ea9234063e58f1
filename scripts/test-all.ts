import { makeDataFolders } from "./lib/paths";
import { installTestTools } from "./lib/test-tools";

// `npm test` and the suites that it leaves out. Installs what tests need, because a skipped test fails this run.
makeDataFolders();
await installTestTools();
await import("./test");
