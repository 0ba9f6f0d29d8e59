# A problem with a line of a letter; $sentence is one of those in reading.ftl, $meant what may have been meant.
part-problem = "{ $words }": { $sentence }{ $guess ->
        [yes] ; did you mean "{ $meant }"?
       *[no] .
    }
problem = line { $line }: { part-problem }
problem-first = Line { $line }: { part-problem }
