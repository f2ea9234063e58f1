/** A field for a file: its button looks like the others. */
export const FILE_STYLE =
	"w-full min-w-0 max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-[1.5px] file:border-bordure file:bg-white file:px-4 file:font-semibold";
