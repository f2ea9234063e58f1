import type { Served } from "../http/operations/serve";
import listViews from "./list-views";

/** Every operation of /api with its handler. */
export const SERVED: readonly Served[] = [...listViews];
