export { ActionLabel, AdminHeader } from "./admin-header";
export { AdminShell } from "./admin-shell";
export { Card, SmallCard } from "./card";
export { DialogForm } from "./dialog-form";
export { FigureDefinitions } from "./figure-definitions";
export { type FilterChip, FilterChips } from "./filter-chips";
export { ListField, ListPeriod, ListSearch } from "./list-fields";
export { EmptyList, ListResults } from "./list-results";
export { May, useMay } from "./may";
export { permissionOf } from "./sections";
export {
	type List,
	type ListState,
	listHref,
	listReader,
	oneOf,
	periodFault,
	searched,
	useList,
	useListState,
	words,
} from "./use-list";
