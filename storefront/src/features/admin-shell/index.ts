export { AdminHeader } from "./admin-header";
export { AdminShell } from "./admin-shell";
export { FigureDefinitions } from "./figure-definitions";
