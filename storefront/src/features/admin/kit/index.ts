export { outdate } from "./changes";
export { Act, ConfirmAct, FileAct, useAct } from "./confirm-act";
export { Detail, DetailPage, Figures, Shown } from "./detail-page";
export { EditForm, FieldGrid, FormPart } from "./edit-form";
export { ExportAct } from "./export-act";
export {
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
	OptionalDayField,
	OriginsField,
	optionsOf,
	TextAreaField,
	TextField,
	TypedAreaField,
	textOf,
	useBound,
	useTyped,
	WHOLE,
	WholeField,
	WordsField,
} from "./fields";
export { Filters, ListChoice, ListSelect, NothingFound } from "./list-filters";
export { ListPage, ListPart, Rows, useOperationList } from "./list-page";
export { NoteForm } from "./note-form";
export { ProductPicker, ProductsField } from "./product-picker";
export { RowLink } from "./row-link";
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
