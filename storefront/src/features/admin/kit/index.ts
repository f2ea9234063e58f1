export { outdate } from "./changes";
export { Act, ConfirmAct, FileAct, useAct, useQueued } from "./confirm-act";
export { ContinuedList } from "./continued-list";
export { Detail, DetailPage, Failure, Figures, Shown } from "./detail-page";
export { EditForm, FieldGrid, FormPart } from "./edit-form";
export { ExportAct } from "./export-act";
export {
	CardsField,
	CENTS,
	CentsField,
	CheckField,
	ChoiceField,
	ChoicesField,
	DayField,
	DecimalField,
	EurosField,
	type Figure,
	InstantField,
	LastDayField,
	LinesField,
	ListProblem,
	OptionalDayField,
	OriginsField,
	optionsOf,
	TextAreaField,
	TextField,
	TypedAreaField,
	textOf,
	useBound,
	WholeField,
	WholeInput,
	WordsField,
} from "./fields";
export { follow } from "./follow";
export { Filters, ListChoice, ListSelect, NothingFound } from "./list-filters";
export { ListPage, ListPart, Rows, useOperationList } from "./list-page";
export { NoteForm } from "./note-form";
export { ProductPicker, ProductsField } from "./product-picker";
export { RefreshAct } from "./refresh-act";
export { RowLink } from "./row-link";
export { ScanForm } from "./scan-form";
export { SearchList } from "./search-list";
export { TabPanel, Tabs, useRefusedTab, useTab } from "./tabs";
export {
	type Bound,
	draftOf,
	type EditForm as EditFormState,
	type Fields,
	NEW_REQUEST,
	type Saving,
	takeOf,
	useEditForm,
	useFields,
	type ValuesOf,
} from "./use-edit-form";
