export { ActionLabel, AdminHeader } from "./admin-header";
export { AdminShell } from "./admin-shell";
export { ConfirmDialog } from "./confirm-dialog";
export { FigureDefinitions } from "./figure-definitions";
export { useLastList } from "./last-list";
export { EmptyList, ListResults } from "./list-results";
export { May, useMay } from "./may";
export { permissionOf } from "./sections";
export { useList, useListState } from "./use-list";
