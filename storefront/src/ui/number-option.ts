import { writeDecimal } from "@confiserie/domain/decimal-text";
import type { SelectOption } from "./select";

/** A number to choose, as `writeDecimal` writes it and `readDecimal` reads it back: fields of forms hold it so. */
export const numberOption = (value: number, label: string): SelectOption => ({ value: writeDecimal(value), label });
