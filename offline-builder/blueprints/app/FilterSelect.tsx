import { Select } from "@/components/ui/select";

interface FilterSelectProps {
  label: string;
  /** Empty is everything. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} className="w-full sm:w-52">
      <option value="">{`${label}: ${__("all")}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
