// Tokens, for the page's frame
export { brandColors } from './tokens/brand.ts';
export { breakpoints, media } from './tokens/media.ts';
export { tokens } from './tokens/tokens.ts';
export { folded } from './values/folded.ts';

export { Icon, type IconProps } from './icons/icon.tsx';
export { iconByName } from './icons/by-name.ts';
export * from './icons/shapes.ts';
export * from './icons/card-shapes.ts';
export * from './icons/frame-shapes.ts';
export * from './icons/more-shapes.ts';

export { Button, type ButtonProps } from './actions/button.tsx';
export { Chip, RemovableChip, type ChipProps, type RemovableChipProps } from './actions/chip.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { ButtonLink, TextLink, type ButtonLinkProps, type TextLinkProps } from './actions/link.tsx';

export { Avatar, type AvatarProps } from './display/avatar.tsx';
export { Badge, type BadgeProps } from './display/badge.tsx';
export { Card, Panel } from './display/card.tsx';
export { CountBadge, type CountBadgeProps } from './display/count-badge.tsx';
export { DashboardCard, type DashboardCardProps } from './display/dashboard-card.tsx';
export { DashboardCards } from './display/dashboard-cards.ts';
export { DashboardGrid } from './display/dashboard-grid.ts';
export { NextStep, NextSteps, type NextStepProps, type NextStepsProps } from './display/next-steps.tsx';
export { FactsRow, type Fact } from './display/facts-row.tsx';
export { photoAt } from '@lintel/contract';
export { Photo, type PhotoProps } from './display/photo.tsx';
export { PageBody, type PageBodyProps } from './display/page-body.tsx';
export {
  perMonth,
  PriceTag,
  type Currency,
  type PriceTagProps,
  type RentPeriod,
} from './display/price-tag.tsx';
export { Stat, type StatProps } from './display/stat.tsx';
export { visuallyHidden, VisuallyHidden } from './display/visually-hidden.tsx';

export { CheckAnswers, type Answer, type CheckAnswersProps } from './data/check-answers.tsx';
export { DataTable, type Column, type DataTableProps, type TableSort } from './data/data-table.tsx';
export { SelectableTable, type RowKey, type SelectableTableProps } from './data/selectable-table.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from './data/description-list.tsx';
export { LimitMeter, type LimitMeterProps } from './data/limit-meter.tsx';
export { useKeptFocus } from './data/use-kept-focus.ts';
export { Timeline, type StepState, type TimelineProps, type TimelineStep } from './data/timeline.tsx';

export { Banner, type BannerProps, type Tone } from './feedback/banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { LiveRegion } from './feedback/live-region.tsx';
export { LoadingBlocks, type LoadingBlocksProps } from './feedback/loading-blocks.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { SaveNote, type SaveNoteProps } from './feedback/save-note.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { toastStyles } from './feedback/toast-styles.ts';
export { RevealTogether, type RevealTogetherProps } from './feedback/reveal-together.tsx';
export { useArrived } from './feedback/use-arrived.ts';

export { Checkbox, Switch, type CheckboxProps } from './inputs/checkbox.tsx';
export { Combobox, type ComboboxGroup, type ComboboxOption, type ComboboxProps } from './inputs/combobox.tsx';
export { DelayedSearchField, type DelayedSearchFieldProps } from './inputs/delayed-search-field.tsx';
export { NumberField, type NumberFieldProps } from './inputs/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './inputs/password-field.tsx';
export { SearchField, type SearchFieldProps } from './inputs/search-field.tsx';
export { SegmentedControl, type SegmentedControlProps } from './inputs/segmented-control.tsx';
export { Select, type Option, type SelectProps } from './inputs/select.tsx';
export { TextArea, type TextAreaProps } from './inputs/text-area.tsx';
export { TextField, type TextFieldProps } from './inputs/text-field.tsx';

export { Breadcrumb, type BreadcrumbProps } from './navigation/breadcrumb.tsx';
export { LoadMore, type LoadMoreProps } from './navigation/load-more.tsx';
export { PagingInfo, type PagingInfoProps } from './navigation/paging-info.tsx';
export { Rail, type RailProps } from './navigation/rail.tsx';
export { centerCurrent } from './navigation/center-current.ts';
export { SideNav, type SideNavEntry, type SideNavGroup, type SideNavProps } from './navigation/side-nav.tsx';
export { Tabs, type Tab, type TabsProps } from './navigation/tabs.tsx';
export { TaskList, type Task, type TaskListProps, type TaskState } from './navigation/task-list.tsx';

export { BottomSheet, type BottomSheetProps } from './overlays/bottom-sheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, type MenuButton, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { Popover, type PopoverButton, type PopoverProps } from './overlays/popover.tsx';
export { Tooltip, type TooltipControl, type TooltipProps } from './overlays/tooltip.tsx';
